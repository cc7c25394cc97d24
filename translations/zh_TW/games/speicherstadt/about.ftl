# 「資料與製作」裡的待確認項目。

speicherstadt-open-fire-points = 四場失火的分數（暫定 1、2、3、4）
speicherstadt-open-fireman-values = 消防員的能力值（確定的只有：10 張、1 到 5、秋季有一張 3）
speicherstadt-open-contract-goods = 每張合約要哪些貨物
speicherstadt-open-contract-sizes = 各季的合約大小（確定的是：2、3、4 個貨物得 5、8、11 分）
speicherstadt-open-hall-without-limit = 交易所每次卸貨賣和換的次數不限
speicherstadt-open-converting-paid-goods = 交換時不能拿這次自己放進貨物區的貨物
speicherstadt-open-discarding-stored-goods = 為了騰出空間，可以棄掉存著的貨物
speicherstadt-open-shared-victory = 分數和錢都相同時共享勝利
speicherstadt-open-cargo-of-unsold-ships = 沒人買的貨運船，貨物放進貨物區
