import type { ThemeWords } from "./theme.types.ts";

/** Animals: words for P-23, of our own choosing, each in every lexicon of its language (themes.test.ts). */
export const animals: ThemeWords = {
  en: `
    adder alpaca ant ape asp ass badger bat bear beaver bee beetle bird bison boa boar buck buffalo bull calf camel cat cheetah
    clam cobra cod cow coyote crab crane crow cub cuckoo deer dog dolphin donkey dove duck eagle eel elk emu ewe falcon fawn
    ferret finch fish flea fly foal fox frog gecko gibbon giraffe gnat gnu goat goose gorilla grouse gull hare hawk hen heron
    hippo hog horse hyena ibex iguana jackal jaguar jay kite kitten koala lamb lark lemur leopard lion lizard llama lobster lynx
    magpie mole monkey moose moth mouse mule newt octopus orca osprey ostrich otter owl ox oyster panda panther parrot penguin
    pig pigeon pike pony prawn puma quail rabbit ram rat raven robin salmon seal shark sheep shrew shrimp skunk sloth slug snail
    snake sparrow spider squid stag stoat stork swan tapir tern tiger toad trout tuna turkey turtle viper vole wasp weasel whale
    wolf worm wren yak zebra`,
  sv: `
    abborre and anka apa asp björn bock bäver duva ekorre elefant falk fisk fluga flundra fågel får gam gas get giraff gnu gris
    groda grävling gås gädda gök haj hare hjort humla hund häst höna igel iller järv kalkon kalv kamel kanin katt kiwi ko kobra
    korp krabba kråka lam lama lamm lax lejon lo lodjur lom loppa lus lärka mal mask mes mink mus mygg myra mård mås noshörning
    orm oxe panda papegoja pingvin puma rapphöna ren råtta räka räv sik sill skata snok sparv spindel struts svala svan säl
    tiger tjur torsk trana tupp uggla ulv utter uv val varg vessla vädur zebra åsna älg ödla öring örn`,
  da: `
    abe and bi bjørn bæver due edderkop elefant elg falk fisk flue frø fugl får ged giraf gnu gris grævling gås haj hare havørn
    hest hjerpe hjort humle hund hval høg høne ilder isbjørn jaguar kalv kamel kanin kat ko kobra krabbe krage laks lam lama
    lemur leopard lo loppe los lus lærke løve mink muldvarp mus myg myre måge mår odder okse orm panda papegøje pindsvin pingvin
    puma ravn reje ren rotte ræv rådyr sild skade slange snegl snog solsort spurv stork struds stær svale svane sæl tapir tiger
    torsk trane tyr ugle ulv vaskebjørn viber zebra ørn ørred ål`,
  nb: `
    and ape bever bie bjørn due edderkopp elefant elg esel falk fisk flue frosk fugl gaupe geit gepard giraff gnu grevling gris
    gås hai hare hauk havørn hest hjort humle hund hval høne hønse ilder isbjørn jaguar jerv kalv kamel kanin katt kobra krabbe
    kråke ku laks lam lama lemen leopard lerke loppe lus løve maur meis mink mus mygg måke mår okse orm orre oter panda papegøye
    pingvin pinnsvin puma ravn rein reke rev rotte rype rådyr sebra sel sild skjære slange snegl snok spett spurv stork struts
    stær svale svane tapir tiger torsk trane tyr ugle ulv vaskebjørn vipe ørn ørret ål åme`,
};
