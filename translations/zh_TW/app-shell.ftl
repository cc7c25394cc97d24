# 視窗外框：標題、選單、按鍵說明、提示。

shell-name = 桌遊館
shell-title = { $page }－桌遊館
shell-menu = 選單
shell-settings = 設定
shell-about = 關於
shell-close = 關閉
shell-close-notice = 關閉這則提示
shell-cancel = 取消
shell-ok = 確定
shell-back = 返回
shell-full-screen = 全螢幕
shell-language-other = Switch to English
shell-keys = 按鍵一覽
shell-quit = 結束程式

shell-computer-easy = 電腦（簡單）
shell-computer-normal = 電腦（普通）
shell-computer-hard = 電腦（困難）

shell-trouble = 程式出了意料之外的問題，剛才的動作可能沒有完成。詳細記錄已寫入 { $file }。
shell-trouble-unlogged = 程式出了意料之外的問題，剛才的動作可能沒有完成；記錄檔也無法寫入。
shell-no-display = 找不到可用的螢幕，無法開啟視窗。

shell-open-failed = 無法開啟這局遊戲
shell-open-go-on = 從存下的局面繼續
shell-open-go-on-help = 可以從檔案裡存下的局面繼續玩，但先前的過程無法重現。原檔案不會更動。
shell-open-filter = 存檔（*.boardgame *.journal）
shell-open-title = 開啟存檔
shell-save-title = 儲存對局
shell-save-filter = 存檔（*.boardgame）
shell-saved = 已儲存為 { $file }。
shell-not-possible = 無法進行
shell-imported = 已開啟存檔，並放進這台電腦的對局清單。

keys-title = 按鍵一覽
keys-window = 任何時候
keys-full-screen = 全螢幕，再按一次恢復
keys-language = 切換中文／英文
keys-settings = 設定
keys-keys = 顯示這張一覽表
keys-quit = 結束程式
keys-shelf = 遊戲架
keys-move = 到下一個／上一個項目
keys-press = 按下目前的項目
keys-new-game = 開新局
keys-open = 開啟存檔
keys-rules = 規則書
keys-menu = 選單
keys-newgame = 開新局
keys-start = 開始
keys-back = 返回
keys-seat-move = 把目前的座位往上／往下移
