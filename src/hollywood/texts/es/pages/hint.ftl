hint-button = Pista
hint-key = ¿Qué haría un jugador fuerte?
hint-thinking = El jugador más fuerte está pensando…
hint-close = Cerrar la pista
hint-notYet = Las pistas son para tus propias decisiones. Espera tu turno.
hint-quick = El jugador más fuerte aún se está preparando. Este es el consejo de uno más rápido.
hint-says = Pista: { $words }
