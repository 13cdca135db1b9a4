# Jugar ya: qué juego, y la espera hasta que venga alguien.

quick-title = Jugar ya
quick-lead = Juegas contra la próxima persona que quiera el mismo juego.
quick-game = Juego
quick-clock = Tiempo por turno
quick-clock-none = Sin reloj
quick-clock-seconds = { $n } segundos
quick-rated = Clasificatoria
quick-rated-help = La partida cuenta para la clasificación de todos los jugadores y tiene reloj.
quick-go = Buscar rival
quick-looking = Buscando a alguien para jugar …
quick-stay = Quédate en esta página. La partida empieza cuando llegue alguien que quiera el mismo juego.
quick-nobody = Todavía no ha venido nadie. Puedes seguir esperando o jugar contra un bot.
quick-bot = Jugar contra un bot
quick-bots = Jugar contra bots
quick-cancel = Cancelar
