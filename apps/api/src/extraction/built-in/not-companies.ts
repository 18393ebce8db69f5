import { oneOf } from '../one-of';
import { foldCompanyName, foldText } from '@vaglio/startups-domain';
import { FIRST_NAMES } from './first-names';
import { KNOWN_ORGANISATIONS } from './known-organisations';
import { isPlace } from './places';

/** Words that make a name an investor, institution, programme or medium. */
const INVESTOR = [
  String.raw`ventures?|capital|partners?|invest\w*|equity|holdings?|fund|fonds|fondo|funds|founders fund`,
  'bank|banque|banca|kantonalbank|foundation|stiftung|fondation|fondazione',
];
const SCHOOL = String.raw`universit\w*|uni|hochschule|fachhochschule|ecole|institut\w*|school|college`;
const PROGRAMME = [
  'accelerator|awards?|space|label|gallery|prize|prix|preis|premio|challenge|kick|grant|technopark|park',
  'innosuisse|innogrant',
];
const PUBLIC_BODY = [
  'verein|verband|association|ministry|council|kanton|canton|cantone|bund|group|gruppe|groupe|club',
  'angels?|network|hospital|spital',
];
const MEDIUM_OR_EVENT = [
  'forum|festival|news|zeitung|tribune|times|magazin|week|day|summit|programm?e?|series|serie',
  'commission|kommission|board|conference|expo|ceo|banking|federation|swisscom',
];
const COACHING = [
  'gruenderzentrum|incubateur|inkubator|incubator|competition|wettbewerb|concours|concorso|hub|coaching',
  'certificate|zertifikat|certificat',
];
const GERMAN_COMPOUND = [
  'preis|award|stiftung|verband|verein|bank|universitat|hochschule|fonds|kasse|departement|zentrum',
  'konferenz|messe|zeitung|forum|programm|initiative|wettbewerb|konzern|gruppe|kanton|spital',
  'ministerium|rat',
];
const INSTITUTION_WORD = oneOf(
  ...INVESTOR,
  SCHOOL,
  ...PROGRAMME,
  ...PUBLIC_BODY,
  ...MEDIUM_OR_EVENT,
  ...COACHING,
);
const INSTITUTION = new RegExp(
  [
    String.raw`\b${INSTITUTION_WORD}\b`,
    String.raw`\w${oneOf(...GERMAN_COMPOUND)}$`,
    String.raw`\b(?:firma|firmen|unternehmen|company|team|chef)$`,
  ].join('|'),
);
/** Countries, cities abroad, short forms, days and words that look like names at the head of a sentence. */
const WORDS =
  'switzerland,schweiz,suisse,svizzera,europe,europa,usa,us,uk,germany,deutschland,allemagne,germania,france,frankreich,italy,italia,italien,austria,osterreich,china,japan,asia,asien,asie,america,amerika,africa,singapore,singapur,london,londres,paris,berlin,munich,munchen,boston,new york,san francisco,silicon valley,hong kong,israel,india,liechtenstein,vienna,wien,milan,milano,lyon,romandie,deutschschweiz,suisse romande,zentralschweiz,california,california usa,' +
  'ai,ki,ia,it,ict,iot,hr,pr,ceo,cto,cfo,coo,vc,vcs,sme,kmu,pme,pmi,led,co2,covid,corona,covid 19,dna,rna,mrna,gps,vr,ar,3d,b2b,saas,esg,chf,usd,eur,mio,mrd,series a,series b,series c,seed,phd,msc,dr,prof,mr,mrs,' +
  'monday,tuesday,wednesday,thursday,friday,saturday,sunday,montag,dienstag,mittwoch,donnerstag,freitag,samstag,sonntag,lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche,january,february,march,april,may,june,july,august,september,october,november,december,januar,februar,marz,mai,juni,juli,oktober,dezember,' +
  'startup,start up,start ups,startups,spin off,spinoff,jungunternehmen,firma,unternehmen,investor,investors,investoren,gruppe,runde,million,millionen,franken,jury,team,experts,wissenschaft,forscher,geld,kapital,publie le,prix,innovation,economie,wirtschaft,technologie,digital,research,green,swiss,swiss made,we,they,you,our,everyone,nobody,others,some,many,several,wir,sie,ihr,alle,viele,einige,andere,beide,chacun,chacune,nous,vous,ils,elles,plusieurs,certains,noi,loro,tutti,molti,alcuni,ciascuna,ciascuno,ognuno,ognuna,wer,man,was,wie,wo,warum,who,what,why,how,where,qui,quoi,comment,pourquoi,chi,cosa,come,perche,over,exit,projekt,projekte,projekten,projects,projets,progetti,konkurs,first,one,two,three,four,five,six,seven,eight,nine,ten,eins,zwei,drei,vier,funf,sechs,sieben,acht,neun,zehn,deux,trois,quatre,cinq,sept,huit,neuf,dix,due,tre,quattro,cinque,sette,otto,nove,dieci,internet,covid 19 pandemie,pandemie,corona krise,klima,markt,kunden,mitarbeiter,preis,gewinner,sieger,finale,final,platz,rang,kategorie,hightech,dienstleistung,produktion,biotech,medtech,fintech,cleantech,jahr,woche,monat,photo,foto,bild,image,video,article,artikel,kommentar,interview,portrait,tel,email,website';
/** Words that open a sentence with a capital and describe a company: 'Fondée en 2021', 'Based in Bern', and the seasons. */
const OPENERS =
  'based,founded,backed,headquartered,launched,led,established,created,supported,' +
  'basee,base,etablie,etabli,fondee,fonde,creee,cree,nee,ne,lancee,lance,installee,installe,implantee,implante,specialisee,issue,soutenue,dirigee,active,' +
  'fondata,fondato,nata,nato,basata,creata,creato,guidata,guidato,sostenuta,attiva,lanciata,con sede,azienda,societa,impresa,' +
  'gegrundet,gestartet,ansassig,gefordert,unterstutzt,gefuhrt,entstanden,' +
  'spring,summer,autumn,winter,fruhling,fruhjahr,sommer,herbst,printemps,ete,automne,hiver,primavera,estate,autunno,inverno';
/** An article that is written together with a common noun: 'L’azienda', 'd’une'. */
const ELIDED = /^[LDld]['’]\p{Ll}/u;
const KNOWN = new Set([
  ...WORDS.split(','),
  ...OPENERS.split(','),
  ...Object.values(KNOWN_ORGANISATIONS).flatMap((names) => names.split(', ')),
]);

/** Words at the end of company names. */
const LEGAL_FORM = 'ag|sa|gmbh|sarl|sagl|ltd|inc';
const TRADE = [
  String.raw`therapeutics|biotech\w*|bio|labs?|robotics|pharma\w*|technolog\w+|tech|medical|systems?`,
  'diagnostics|sciences?|biosciences?|bioscience|health|energy|solutions|software|foods?|analytics',
  'dynamics|materials|instruments|devices|imaging|motion|vision|mobility|aerospace|genomics|biologics',
  'studios?|security|networks?|payments?|games|interactive|engineering',
];
const COMPANY_WORD = new RegExp(String.raw`\b${oneOf(LEGAL_FORM, ...TRADE)}$`);

/** Whether a name ends as companies' names do: 'Therapeutics', 'Labs', 'AG'. */
export function endsAsCompany(name: string): boolean {
  return /\s/.test(name) && COMPANY_WORD.test(foldText(name));
}

/** Whether several words begin with a common first name and end as no company does. */
export function isPersonName(name: string): boolean {
  const [first, ...rest] = foldText(name).split(' ');
  return rest.length > 0 && FIRST_NAMES.has(first ?? '') && !endsAsCompany(name);
}

/** Whether a capitalised name is surely no startup: an investor, institution, place, programme, medium or large firm. */
export function isNoCompany(name: string): boolean {
  const folded = foldCompanyName(name);
  if (ELIDED.test(name)) return true;
  if (
    folded.length < 2 ||
    /^\d+$/.test(folded) ||
    KNOWN.has(folded) ||
    KNOWN.has(foldText(name)) ||
    KNOWN.has(
      folded.replace(/ (?:switzerland|schweiz|suisse|svizzera|europe|group|ag|sa|award|programm?e?)$/, ''),
    ) ||
    isPlace(name) ||
    isPersonName(name) ||
    FIRST_NAMES.has(folded)
  )
    return true;
  if (
    /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(name) &&
    name.split('-').every((part) => isPlace(part) || KNOWN.has(foldText(part)))
  )
    return true;
  return (
    INSTITUTION.test(folded) ||
    /^top \d/.test(folded) ||
    /^(?:spin|start) (?:off|up)\b/.test(folded) ||
    /\b(?:spin|start) (?:offs?|ups?)$/.test(folded)
  );
}
