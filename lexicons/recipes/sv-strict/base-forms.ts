import type { Expansion } from "../../hunspell/expand.ts";

/**
 * Which words of the Swedish dictionary are base forms: a noun's singular indefinite, a verb's infinitive, an adjective's
 * base form, and words that are not inflected. The dictionary's entries are mostly these, but some are stems (`sitt/bOX`
 * makes sitta) and some are forms that its affix rules cannot make (framtidsmän, sjöng, mattsatta). The flags of an entry say
 * which paradigm it follows; where they say little, the rest of the list does: a word that another entry makes by rule,
 * or whose last part is such a form, is inflected.
 */
export interface SwedishWords {
  readonly expansion: Expansion;
  /** The playable words of the full lexicon. */
  readonly words: ReadonlySet<string>;
  /** An entry as it is laid, or null where it is not playable or an abbreviation. */
  readonly laid: (entry: string, flags: string) => string | null;
}

/** Flags that say how an entry is compounded or treated, not how it is inflected. */
const NOT_PARADIGM = /[XYUvzxywufghitsrbkjcWZ!>)\-0-9]/g;

/** Paradigms too thin to tell a base form from a form listed by itself. */
const WEAK = new Set(["", "A", "AJ", "AO", "AQ", "AR", "D", "J", "JL", "K", "KM", "P", "Q", "R", "T", "AF", "E", "B", "AD"]);

/** Plurals with another vowel than their singular, alone and as last parts of compounds. */
const MUTATED =
  /(?:städer|bostäder|söner|fäder|mödrar|döttrar|bröder|böcker|bokstäver|stänger|tänger|nätter|bönder|ledamöter|rötter|fötter|händer|tänder|länder|stränder|änder|spänger|män|löss|gäss|möss|ögon|öron|klor|tår)$/;

/** Past tenses that stand as entries of their own, with their infinitives. */
const STRONG_VERBS = `
tog:ta drog:dra bar:bära sjöng:sjunga sög:suga skrek:skrika tvang:tvinga vek:vika åt:äta gav:ge stal:stjäla
vann:vinna fann:finna band:binda sköt:skjuta steg:stiga höll:hålla sprang:springa ljög:ljuga bröt:bryta
brann:brinna spann:spinna svor:svära for:fara föll:falla fick:få gick:gå såg:se låg:ligga stod:stå kom:komma
slog:slå bjöd:bjuda bad:be bet:bita drev:driva grep:gripa skrev:skriva teg:tiga red:rida rann:rinna hann:hinna
sjönk:sjunka drack:dricka stack:sticka sprack:spricka högg:hugga frös:frysa njöt:njuta flöt:flyta nös:nysa
klev:kliva blev:bli slet:slita gled:glida kröp:krypa smög:smyga strök:stryka skar:skära var:vara lade:lägga
sade:säga gjorde:göra valde:välja dolde:dölja satte:sätta lät:låta grät:gråta sov:sova dog:dö log:le
grov:gräva knöt:knyta söp:supa flög:flyga dök:dyka ljöd:ljuda klöv:klyva tjöt:tjuta göt:gjuta skröt:skryta
röt:ryta svek:svika pep:pipa skred:skrida sved:svida vred:vrida stred:strida svalt:svälta brast:brista
slapp:slippa stank:stinka slank:slinka nöp:nypa dröp:drypa vägde:väga förde:föra fnös:fnysa drog:draga
tog:taga gav:giva blev:bliva
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split(":"))
  .flatMap(([past, infinitive]) => (past === undefined || infinitive === undefined ? [] : [[past, infinitive] as const]));

const VOWEL_END = /[aeiouyåäö]$/;

class BaseForms {
  readonly #input: SwedishWords;
  /** Forms that some entry makes by a rule of inflection, the genitive aside. */
  readonly #inflected = new Set<string>();
  readonly #entries = new Set<string>();

  constructor(input: SwedishWords) {
    this.#input = input;
    for (const { entry } of input.expansion.entries) this.#entries.add(entry);
    for (const { word, entry, rules } of input.expansion.forms) {
      const rule = rules.filter((one) => !/[XYUvzxywufghitsrbkjcWZ!>)\-0-9A]/.test(one));
      if (word !== entry && rule.length > 0) this.#inflected.add(word);
    }
  }

  #has(word: string): boolean {
    return this.#input.words.has(word);
  }

  /** An infinitive shows by its present tense: kasta–kastar, stinka–stinker, höra–hör, framstå–framstår. */
  #isInfinitive(word: string): boolean {
    if (!word.endsWith("a")) return VOWEL_END.test(word) && this.#has(`${word}r`);
    const stem = word.slice(0, -1);
    return this.#has(`${word}r`) || this.#has(`${stem}er`) || (/[rl]$/.test(stem) && this.#has(stem));
  }

  /** Is `test` true of the word, or of what may be the last part of a compound? */
  #ofLastPart(word: string, shortest: number, test: (part: string) => boolean): boolean {
    if (test(word)) return true;
    for (let at = 2; at <= word.length - shortest; at++) {
      const first = word.slice(0, at);
      const joined = this.#has(first) || (first.endsWith("s") && this.#has(first.slice(0, -1)));
      if (joined && test(word.slice(at))) return true;
    }
    return false;
  }

  /** Made by rule from another entry, or a compound whose last part is. */
  #isMadeForm(word: string): boolean {
    return this.#ofLastPart(word, 4, (part) => this.#inflected.has(part) && (part === word || !this.#entries.has(part)));
  }

  /** A plural whose singular is in the list; where none is, the plural is the headword (specerier). */
  #isPlural(word: string): boolean {
    if (MUTATED.test(word) || /nas?$/.test(word)) return true;
    return this.#ofLastPart(word, 5, (part) => {
      const stem = part.slice(0, -2);
      const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : "-";
      if (part.endsWith("or")) return this.#has(`${stem}a`) || this.#has(stem);
      const dropped = `${stem.slice(0, -1)}e${stem.slice(-1)}`;
      if (part.endsWith("ar"))
        return [stem, single, `${stem}e`, dropped, stem.replace(/mr$/, "mmare")].some((one) => this.#has(one));
      return part.endsWith("er") && [stem, single, dropped, `${stem}e`, `${stem}a`, `${stem}o`].some((one) => this.#has(one));
    });
  }

  /** For entries without a telling paradigm. */
  #isWeakBase(word: string, marks: string, paradigm: string): boolean {
    if (/(?:ande|ende)$/.test(word)) return true;
    switch (paradigm) {
      case "AF":
      case "D":
      case "E":
      case "B":
      case "AD":
        return !MUTATED.test(word);
      case "J":
      case "JL":
      case "R":
      case "AR":
        return this.#isInfinitive(word) && !/(?:[jm]orda|satta)$/.test(word);
      case "AJ":
        return word.endsWith("um") || this.#isInfinitive(word) || !this.#isPlural(word);
      case "AO":
      case "T":
        return false;
      case "P":
      case "Q":
      case "AQ":
        return !(word.endsWith("ast") && this.#has(`${word}e`)) && !(word.endsWith("a") && this.#has(word.slice(0, -1)));
      default:
        if (/[j>]/.test(marks)) return word.endsWith("a") && this.#isInfinitive(word);
        return !this.#looksInflected(word) && !this.#isDefinite(word) && !this.#isMadeForm(word);
    }
  }

  #looksInflected(word: string): boolean {
    const without = (count: number): string => word.slice(0, -count);
    const has = (one: string): boolean => this.#has(one);
    if (word.endsWith("s")) return has(without(1)) || /(?:[dt]es|its|[aeou]ts)$/.test(word);
    if (word.endsWith("t") && has(`${without(1)}d`)) return true;
    if (word.endsWith("t") && has(without(1)) && (has(`${without(1)}a`) || has(`${without(1)}ma`))) return true;
    if (word.endsWith("t") && has(`${without(1)}e`) && has(`${without(1)}ea`)) return true;
    if (word.endsWith("it") && (has(`${without(2)}a`) || (/[^kbhds]it$/.test(word) && word.length > 4))) return true;
    if (/(?:at|ats)$/.test(word)) return has(word.replace(/ats?$/, "a")) && has(word.replace(/ats?$/, "ar"));
    if (/(?:er|r)$/.test(word))
      return has(`${without(2)}a`) || has(`${without(2)}as`) || (/[aåö]r$/.test(word) && has(without(1)));
    if (/(?:are|ast|aste)$/.test(word)) return has(word.replace(/(?:are|ast|aste)$/, ""));
    if (/[^aeiouyåäö](?:st|re)$/.test(word) && has(word.replace(/(?:st|re)$/, "sta")) && has(word.replace(/(?:st|re)$/, "re")))
      return true;
    if (/(?:iske|iska|iskt|ade)$/.test(word) || this.#isStrongPast(word)) return true;
    if (word.endsWith("e")) return has(`${without(1)}a`) || (has(without(1)) && has(`${without(1)}t`));
    if (/(?:amina|omina|ata|orna|arna|erna|ena)$/.test(word)) return true;
    if (word.endsWith("na") && has(without(2))) return true;
    return word.endsWith("a") && has(without(1)) && !this.#isInfinitive(word);
  }

  #isStrongPast(word: string): boolean {
    for (const [past, infinitive] of STRONG_VERBS) {
      if (word.endsWith(past) && this.#has(word.slice(0, -past.length) + infinitive)) return true;
    }
    return false;
  }

  /** The definite singular or plural of a noun (antiken, soulhistorien, grillpartyna, spektret). */
  #isDefinite(word: string): boolean {
    if (/(?:väsen|amen|omen|imen|umen)$/.test(word)) return false;
    return this.#ofLastPart(word, 4, (part) => {
      const stem = part.slice(0, -2);
      const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : "-";
      if (part.endsWith("en"))
        return [stem, single, `${stem}e`].some((one) => this.#has(one)) || (part.endsWith("ien") && this.#has(`${stem}a`));
      if (part.endsWith("et")) return [stem, single, `${stem}e`, `${stem}um`].some((one) => this.#has(one));
      return part.endsWith("na") && this.#has(stem);
    });
  }

  of(entry: string, marks: string): readonly string[] {
    const word = this.#input.laid(entry, marks);
    if (word === null || marks.includes("%") || marks.includes("Z")) return [];
    const paradigm = [...new Set(marks.replace(NOT_PARADIGM, ""))].sort().join("");
    const found: string[] = [];
    // pojk/DGQXY, kugg/ADGQ: a noun that ends in -e beside its stem.
    if (/D.*G.*Q/.test(paradigm) && !/[LMOP]/.test(paradigm)) found.push(`${word}e`);
    // sitt/bOX, undvik/AOR: a verb's stem; its present tense tells it from an adjective (anställd, vit).
    const infinitive = `${word}a`;
    const isStem =
      (/O.*R/.test(paradigm) || entry === "sitt") &&
      /[^aeiouyåäöd]$/.test(word) &&
      this.#has(infinitive) &&
      this.#has(`${word}er`);
    if (isStem) found.push(infinitive);
    if (isStem && !/P|Q/.test(paradigm)) return paradigm === "O" ? [...found, word] : found;
    // åskrädda/J: an adjective listed by its plural.
    if (paradigm === "J" && word.endsWith("a") && !this.#isInfinitive(word)) found.push(word.slice(0, -1));
    if (WEAK.has(paradigm) ? this.#isWeakBase(word, marks, paradigm) : true) found.push(word);
    return found;
  }
}

/**
 * Base forms that the dictionary makes by the rules of another word, told by the forms of their own that stand beside
 * them: lärare (lär), humanistisk (humanist), tätortsbo (tätort), lyssnande (lyssna, with lyssnandet), tanke (tank).
 */
function* derivedBases(words: ReadonlySet<string>): Iterable<string> {
  for (const word of words) {
    const definite = words.has(`${word}n`) && words.has(`${word}ns`);
    if (word.endsWith("isk") && words.has(`${word}a`) && words.has(`${word}t`)) yield word;
    else if (/(?:are|bo)$/.test(word) && definite) yield word;
    else if (word.endsWith("ande") && words.has(`${word}t`) && words.has(`${word}ts`)) yield word;
    else if (/[^t]e$/.test(word) && definite && words.has(`${word.slice(0, -1)}arna`)) yield word;
  }
}

export function swedishBaseForms(input: SwedishWords): Set<string> {
  const forms = new BaseForms(input);
  const found = new Set<string>(derivedBases(input.words));
  for (const { entry, flags } of input.expansion.entries) {
    for (const word of forms.of(entry, flags)) if (input.words.has(word)) found.add(word);
  }
  return found;
}
