# 規則書視窗與「關於」。

rulebook-title = { $game }：規則書
rulebook-search = 在規則書裡找
rulebook-sections = 各節
rulebook-nothing = 找不到。換個詞試試看？
