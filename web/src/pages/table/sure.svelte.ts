// Asking before a discard, if the person's settings say so: the first press asks, the second does
// it.
import { settings } from "../../lib/settings.svelte";

export class Sure {
  /** The card that was asked about. */
  card: string | null = $state(null);

  /** Whether to go on with a discard of this card. If not, its owner has just been asked. */
  goOn(card: string): boolean {
    const again = this.card === card;
    this.card = null;
    if (!settings.askDiscard || again) return true;
    this.card = card;
    return false;
  }

  /** Another card is picked, or none: the question is void. */
  follow(picked: string | null): void {
    if (this.card !== null && this.card !== picked) this.card = null;
  }
}
