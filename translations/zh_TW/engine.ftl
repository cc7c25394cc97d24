# 與個別遊戲無關的訊息。

## 進行遊戲

engine-match-over = 這局已經結束。
engine-not-your-turn = 現在輪到 { $player }。
engine-unknown-action = 這個遊戲沒有「{ $action }」這個動作。
engine-action-form = 這不是一個動作（{ $detail }）。
engine-position-impossible = 不可能出現這樣的局面（{ $detail }）。

## 開局設定

engine-unknown-game = 這裡沒有名為「{ $game }」的遊戲。
engine-game-broken = 無法載入遊戲「{ $game }」（{ $detail }）。
engine-game-without-rules = 無法載入遊戲「{ $game }」：套件裡沒有這個名稱的遊戲。
engine-seat-count = 這個遊戲適合 { $least } 到 { $most } 人。
engine-seat-name = 座位 { $seat } 需要一個單行的名字，最多 { $most } 個字。
engine-seat-settings = 座位 { $seat } 需要一個不與別人重複的既有顏色，並設定為真人或電腦等級。
engine-seed-range = 種子必須是 0 到 9223372036854775807 之間的整數。
engine-unknown-option = 這個遊戲沒有「{ $option }」這個選項。
engine-option-value = 選項「{ $option }」不能設為「{ $value }」。

## 配件數值

engine-figures-unreadable = 無法讀取配件數值檔 { $file }。
engine-figures-too-large = { $file }：檔案太大，不可能是配件數值檔（第 { $line } 行）。
engine-figures-not-text = { $file } 第 { $line } 行：不是 UTF-8 文字。
engine-figures-not-yaml = { $file } 第 { $line } 行：不是正確的 YAML。
engine-figures-no-table = { $file } 第 { $line } 行：檔案內容必須是名稱與數值的對照表。
engine-figures-odd-key = { $file } 第 { $line } 行：名稱必須是純文字或數字，請加上引號。
engine-figures-odd-value = { $file } 第 { $line } 行：這裡只能是文字、數字、是非值、清單或對照表。
engine-figures-key-twice = { $file } 第 { $line } 行：「{ $key }」出現了兩次。
engine-figures-unknown-key = { $file } 第 { $line } 行：這裡不認得「{ $key }」這個名稱。
engine-figures-missing-key = { $file } 第 { $line } 行：這裡缺少「{ $key }」。
engine-figures-wrong-value = { $file } 第 { $line } 行：「{ $key }」的值種類不對。
engine-figures-impossible = 無法用這些配件數值進行遊戲（{ $detail }）。

## 存檔

engine-save-foreign = 這不是對局存檔。
engine-save-newer = 這局是由較新版本的程式（{ $version }）儲存的，請更新程式。
engine-save-field = 存檔已損壞：「{ $field }」缺少或有誤。
engine-save-line = 存檔的第 { $line } 行已損壞。
engine-save-too-short = 存檔在對局開始之前就中斷了。
engine-save-too-large = 這個檔案太大，不可能是對局存檔。
engine-save-no-text = 這不是對局存檔：檔案不是 UTF-8 文字。
engine-save-no-file = 這不是檔案。
engine-save-missing = 找不到這個檔案。
engine-save-unreadable = 無法讀取檔案（{ $detail }）。
engine-save-unreadable-file = 無法讀取檔案。
engine-save-replay = 無法重現存檔：依目前的規則，第 { $step } 步（「{ $action }」）無法執行。
engine-save-other-position = 無法重現存檔：走完全部 { $steps } 步之後的局面，與儲存的局面不同。
engine-match-elsewhere = 這局正在另一個視窗中進行。

engine-disk-full = 無法儲存這局：磁碟已滿。你可以繼續遊戲。
engine-disk-forbidden = 無法儲存這局：這個資料夾或檔案不允許寫入。你可以繼續遊戲。
engine-disk-trouble = 無法儲存這局（{ $detail }）。你可以繼續遊戲。

## 來自檔案與程式的 JSON

engine-json-cut-off = JSON 不完整：內容中途斷掉了。
engine-json-syntax = 這不是 JSON（第 { $line } 行，第 { $column } 欄）。
engine-json-nesting = JSON 的層數太多（最多 { $most } 層）。
engine-json-number = JSON 裡有過大的數字，或不是數字的數值。
engine-json-key-twice = JSON 的同一個物件裡，「{ $key }」出現了兩次。
engine-json-text = JSON 裡有不正確的 Unicode 文字。

## 通訊協定

engine-line-empty = 這一行是空的。
engine-line-too-long = 這一行超過 { $most } 位元組。
engine-line-no-text = 這一行不是 UTF-8 文字。
engine-request-form = 請求必須是 JSON 物件。
engine-request-field = 這個請求的「{ $field }」欄位缺少、有誤或不認得。
engine-request-unknown = 沒有名為「{ $name }」的請求。
engine-no-match = 還沒有開始任何對局。
engine-nothing-to-undo = 沒有可以收回的動作。
engine-nothing-to-redo = 沒有可以重做的動作。
engine-internal = 程式內部發生錯誤（{ $detail }）。
