class ContractFamily:
    def __init__(self, rules, players, *, episode, spreads):
        raise NotImplementedError
