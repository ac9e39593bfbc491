import type { ThemeWords } from "./theme.types.ts";

/** Food and drink: words for P-23, of our own choosing, each in every lexicon of its language (themes.test.ts). */
export const food: ThemeWords = {
  en: `
    almond apple apricot bacon bagel banana basil bean beef beer beet berry bread broth bun butter cake candy carrot cheese
    cherry chili chip cocoa coffee cola cookie corn crab cream crisp curry date dill egg fig fish flour fudge garlic ginger
    grape gravy ham hash honey jam jelly juice kale kebab kiwi lamb leek lemon lime loaf lobster mango meat melon milk mint
    muffin mustard noodle nut oat oil olive omelet onion orange pasta pastry pea peach peanut pear pepper pickle pie pizza plum
    pork potato prune pudding radish raisin ravioli rice roast roll rye salad salmon salt sauce sausage scone shrimp soda soup
    spice stew sugar syrup tart tea toast toffee tomato trout tuna turnip veal vinegar waffle walnut water wheat wine yam yogurt`,
  sv: `
    ananas ankbröst apelsin banan biff bröd bulle bär böna choklad citron dadel dill fikon fil fisk glass gryta gräs gröt gurka
    hallon honung hummus kaffe kaka kakao kanel kex kiwi klimp kola korv kotlett kål lax lök majs mandel mango mat melon mjöl
    mjölk morot mos must nudel nöt oliv olja omelett ost paj palt pasta peppar persika pizza plommon potatis rabarber ragu ris
    rom russin råg räka saft sallad salt senap sill skinka sky smör socker soppa sylt sås te tomat torsk tårta vin vitlök våffla
    yoghurt ägg äpple ärta ättika öl`,
  da: `
    abrikos agurk ananas and appelsin banan bolle brød bær bønne chokolade citron dadel dild due eddike figen fisk fløde gele
    gryde grød gulerod hindbær honning is jordbær kaffe kage kakao kanel kartoffel kiks kirsebær kiwi kotelet krabbe kød kål
    lagkage laks lever løg majs mandel mango mel melon most mynte mælk nudel nød olie oliven omelet ost pasta peber pizza pære
    pølse rabarber reje ris rosin rug rundstykke saft salat salt sennep sild skinke smør sodavand sovs spinat squash steg sukker
    suppe syltetøj te tomat torsk tærte vaffel vin vindrue yoghurt æble æg ært øl`,
  nb: `
    agurk ananas and appelsin banan biff bolle bringebær brus brød bær bønne daddel dadler dill drue eddik egg eple ert fiken
    fisk fløte gele gryte grøt gulrot honning is iskrem jordbær kaffe kakao kake kanel kirsebær kiwi kjeks kjøtt kotelett krabbe
    kål laks lefse lever lompe løk mais mandel mango mel melk melon most mynte mysost nøtt oliven olje omelett ost pasta pepper
    pizza potet pære pølse rabarbra reke ris rosin rug rundstykke saft salat salt saus sennep sild sitron skinke smør spinat
    squash steik sukker suppe syltetøy te terte tomat torsk vaffel vin yoghurt øl`,
};
