import { computed } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { AnyStore } from "../match/connection/kinds.ts";
import { colourAt } from "../match-list/listed-match.ts";
import { listed, refresh } from "../match-list/match-list.ts";

/** Adds the avatar colours from the match list to the players. Players change them at will, and a match is not told. */
export function useColours(store: AnyStore | null, id: string): AnyStore | null {
  const coloured = useMemo(() => (store === null ? null : withColours(store, id)), [store, id]);
  const playing = store?.match.value?.phase === "live";
  // A player who came by a link has an older list.
  useEffect(() => {
    const known = listed.peek()?.matches.find((match) => match.id === id);
    if (playing && listed.peek() !== null && (known === undefined || known.status !== "live")) void refresh();
  }, [playing, id]);
  return coloured;
}

function withColours(store: AnyStore, id: string): AnyStore {
  const people = computed(() => {
    const match = listed.value?.matches.find((one) => one.id === id);
    return store.people.value.map((person) => {
      const colour = match === undefined ? undefined : colourAt(match, person.seat);
      return colour === undefined ? person : { ...person, colour };
    });
  });
  return { ...store, people };
}
