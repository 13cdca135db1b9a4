"""Which cards of a hand meet a contract, and which lay down is the best."""
