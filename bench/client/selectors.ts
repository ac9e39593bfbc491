/** Where the bench finds things on a page. `--against` needs them in both builds: list a renamed one beside its old name. */

/** A tile that can be picked up. The board that the HTML holds before the script runs is inert. */
export const RACK_TILE = ".rack button[aria-pressed]:not([inert] *)";
export const PICKED_UP = '.rack button[aria-pressed="true"]';
export const TILE_LETTER = ".letter";
/** The Play button once the words are known: it says what the draft scores. */
export const PLAYABLE = ".play-button:has(.play-points)";
export const INVITATION_BUTTON = "main button:enabled";

export const squareAt = (at: string): string => `.board [data-at="${at}"]:not([inert] *)`;
