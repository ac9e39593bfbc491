import { randomItem } from "./secrets.ts";

/** Northern animals, in words that Swedes, Danes and Norwegians read alike or nearly so. */
const PLACES = [
  "Fjäll",
  "Skogs",
  "Havs",
  "Vinter",
  "Nord",
  "Sol",
  "Storm",
  "Snö",
  "Älv",
  "Dal",
  "Berg",
  "Strand",
  "Mån",
  "Fjord",
  "Is",
  "Kust",
];
const ANIMALS = [
  "räv",
  "uggla",
  "lo",
  "ren",
  "svan",
  "järv",
  "korp",
  "trana",
  "säl",
  "hare",
  "örn",
  "älg",
  "mård",
  "tärna",
  "falk",
  "björn",
];
const DIGITS = "0123456789";

/** As "Fjällräv 407". Not unique: the player code is. */
export function guestName(): string {
  return `${randomItem(PLACES)}${randomItem(ANIMALS)} ${randomItem("123456789")}${randomItem(DIGITS)}${randomItem(DIGITS)}`;
}
