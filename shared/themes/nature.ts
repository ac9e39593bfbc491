import type { ThemeWords } from "./theme.types.ts";

/** Plants, land, water and weather: words for P-23, of our own choosing, each in every lexicon of its language (themes.test.ts). */
export const nature: ThemeWords = {
  en: `
    acorn alder ash aspen autumn bark bay beach beech birch bloom bog bough brook bud bush canyon cape cave cedar cliff cloud
    clover coast coral cove creek dale dawn delta desert dew dune dusk earth elm estuary fall fen fern field fir fjord flood
    flower fog forest frost gale glade glen gorge grass gravel grove gully hail hay hazel heath hedge hill ice island isle ivy
    lagoon lake land larch leaf lichen lily lime loam log marsh meadow mist moon moor moss mud oak oasis ocean peak peat pebble
    pine plain plant pond pool prairie rain ravine reed reef ridge river rock root rose rush sand sap sea seed shore shrub sky
    sleet slope snow soil spring spruce star stone storm stream summer sun swamp thorn thunder tide tree trunk tulip valley vine
    water wave weed willow wind winter wood yew`,
  sv: `
    al alm ask asp backe bark berg berså björk blad blixt blomma brant buske bäck dagg dal dimma dis dy ek eld en fjord fjäll
    flod fors fura gran gren grus gräs hagel hassel hav hed himmel höst is jord kulle kust kvist källa lav lera lind ljung lund
    lönn löv mark moln mossa mosse mull mylla myr måne natt ner nypon näs oas ocean ormbunke park regn rot rönn sand sjö skog
    sky slätt snö sol sommar sten stig stjärna storm strand ström sump sund sälg tall tjärn topp träd tuva udde vass vatten vik
    vind vinter viol våg vår ås älv äng öken`,
  da: `
    aften al ask bakke bark birk bjerg blad blomst blæst bregne brise bugt busk bæk bøg dal dam dis dug eg el elm eng fjeld
    fjord flod fos frost fyr gran gren grus græs hav hede himmel høst is jord kilde klit knop kvist kyst lav ler lind lund lyn
    lyng løn løv mark mos mose mudder muld måne nat oase ocean park pil plante regn rod ros rose rønne sand siv skov sky slette
    sne sol sommer sten sti stjerne storm strand strøm sump sund sø top torden træ tulipan tørv tåge vand vin vind vinter viol
    vår ørken ås`,
  nb: `
    aften alm ask bakke bark bekk berg bjørk blad blest blomst bregne bris bukt busk bøk dal dam dis dugg eik elv eng fiol fjell
    fjord flom foss frost furu gran grein gress grus hav hei himmel høst is jord kilde knopp kvist kyst lav leire lind lund lyn
    lyng lønn løv mark mold mose mudder myr måne natt nes nype oase or osp park pil plante regn rogn rose rot sand siv sjø skar
    skog sky slette snø sol sommer stein sti stjerne storm strand strøm sump sund tind topp torden torv tre tulipan tåke ur vann
    vidde vind vinter vår ørken øy ås`,
};
