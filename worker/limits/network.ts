/** The networks that an address belongs to, in one form however the address is written. */

interface Network {
  readonly prefix: string;
  /** The limit of this network, as a multiple of the limit of an address. */
  readonly share: number;
}

/** A provider gives a customer a /64, and often a /48: a larger network has a larger limit. */
const SHARE_OF_48 = 4;
const GROUPS = 8;

/** IPv4 in the notation of IPv6, as `::ffff:203.0.113.7`. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export function networksOf(address: string): readonly Network[] {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return [{ prefix: mapped, share: 1 }];
  const groups = expand(address);
  if (groups === null) return [{ prefix: address, share: 1 }];
  return [
    { prefix: `${groups.slice(0, 4).join(":")}/64`, share: 1 },
    { prefix: `${groups.slice(0, 3).join(":")}/48`, share: SHARE_OF_48 },
  ];
}

/** The eight groups of an IPv6 address, without leading zeros. null: it is none. */
function expand(address: string): readonly string[] | null {
  const [text = ""] = address.split("%");
  if (!text.includes(":")) return null;
  const [before = "", after] = text.split("::");
  const split = (part: string): string[] => (part === "" ? [] : part.split(":"));
  const head = split(before);
  const tail = split(after ?? "");
  const missing = GROUPS - head.length - tail.length;
  if (missing < 0 || (after === undefined && missing > 0)) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => "0"), ...tail];
  return groups.map((group) => (/^[0-9a-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16).toString(16) : group.toLowerCase()));
}
