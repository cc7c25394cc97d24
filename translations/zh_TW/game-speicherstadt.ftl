# 倉庫城：書架上的文字。

game-speicherstadt-name = 倉庫城
game-speicherstadt-tagline = 在漢堡的倉庫街排隊搶貨：排得越前面越先挑，隊伍越長價錢越高。
game-speicherstadt-option-start = 起始玩家
game-speicherstadt-option-start-help = 第一回合由誰先派工人；之後每回合輪到下家。
