import { foldCompanyName, foldText } from '@vaglio/startups-domain';
import { isPlace } from './places';

/** Words that make a name an investor, institution, programme or medium. */
const INSTITUTION = /\b(?:ventures?|capital|partners?|invest\w*|equity|holdings?|fund|fonds|fondo|funds|founders fund|bank|banque|banca|kantonalbank|foundation|stiftung|fondation|fondazione|universit\w*|uni|hochschule|fachhochschule|ecole|institut\w*|school|college|accelerator|awards?|space|label|gallery|prize|prix|preis|premio|challenge|kick|grant|technopark|park|innosuisse|innogrant|verein|verband|association|ministry|council|kanton|canton|cantone|bund|group|gruppe|groupe|club|angels?|network|hospital|spital|forum|festival|news|zeitung|tribune|times|magazin|week|day|summit|programm?e?|series|serie|commission|kommission|board|conference|expo|ceo|banking|federation|swisscom|gruenderzentrum|incubateur|inkubator|incubator|competition|wettbewerb|concours|concorso|hub|coaching|certificate|zertifikat|certificat)\b|\b(?:firma|firmen|unternehmen|company|team|chef)$/;
/** Institutions, programmes, media and large firms that news name beside startups. */
const KNOWN = new Set(
  (
    'eth,ethz,eth zurich,eth zurich spin,epfl,epf,csem,empa,psi,cern,unil,unige,unibas,uzh,usi,supsi,hes so,zhaw,fhnw,hslu,hsg,chuv,hug,heg,heia,bfh,ost,nasa,esa,eu,wef,ipo,ces,fda,ema,nsf,' +
    'venture kick,venturekick,masschallenge,innosuisse,kti,cti,fit,fif,fongit,kickstart,kickfund,startupticker,startup ticker,switzerland global enterprise,genilem,boldbrain,gebert ruf,gebert ruef,bridge,top 100,eurostars,eic,digitalswitzerland,swiss startup,swiss startup association,swiss ict,impact hub,y combinator,biopole,fri up,innovaud,microcity,alp ict,superlab,startfeld,ifj,venturelab,venture leaders,swissef,swiss economic award,swiss economic forum,venture,blue lion,platinn,' +
    'google,microsoft,apple,amazon,meta,facebook,ibm,intel,nvidia,samsung,sony,siemens,bosch,novartis,roche,nestle,abb,ubs,credit suisse,swisscom,sbb,cff,ffs,migros,coop,post,swiss post,die post,la poste,swiss re,zurich insurance,swiss life,helvetia,mobiliar,axa,baloise,raiffeisen,postfinance,six,twint,sap,oracle,salesforce,tesla,ford,bmw,volkswagen,audi,airbus,boeing,michelin,logitech,straumann,sonova,lonza,gsk,pfizer,merck,merck serono,sanofi,bayer,johnson,l oreal,loreal,lvmh,richemont,swatch,rolex,givaudan,firmenich,sika,holcim,lafargeholcim,schindler,hilti,stadler,bkw,axpo,alpiq,romande energie,groupe e,ewz,shell,bp,trafigura,glencore,blackrock,softbank,temasek,gic,medartis,tx group,tamedia,ringier,nzz,srf,rts,rsi,20 minuten,le temps,agefi,bilan,linkedin,twitter,youtube,instagram,whatsapp,zoom,netflix,uber,airbnb,openai,chatgpt,' +
    'switzerland,schweiz,suisse,svizzera,europe,europa,usa,us,uk,germany,deutschland,allemagne,germania,france,frankreich,italy,italia,italien,austria,osterreich,china,japan,asia,asien,asie,america,amerika,africa,singapore,singapur,london,londres,paris,berlin,munich,munchen,boston,new york,san francisco,silicon valley,hong kong,israel,india,liechtenstein,vienna,wien,milan,milano,lyon,romandie,deutschschweiz,suisse romande,zentralschweiz,california,california usa,' +
    'ai,ki,ia,it,ict,iot,hr,pr,ceo,cto,cfo,coo,vc,vcs,sme,kmu,pme,pmi,led,co2,covid,corona,covid 19,dna,rna,mrna,gps,vr,ar,3d,b2b,saas,esg,chf,usd,eur,mio,mrd,series a,series b,series c,seed,phd,msc,dr,prof,mr,mrs,' +
    'monday,tuesday,wednesday,thursday,friday,saturday,sunday,montag,dienstag,mittwoch,donnerstag,freitag,samstag,sonntag,lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche,january,february,march,april,may,june,july,august,september,october,november,december,januar,februar,marz,mai,juni,juli,oktober,dezember,' +
    'startup,start up,start ups,startups,spin off,spinoff,jungunternehmen,firma,unternehmen,investor,investors,investoren,gruppe,runde,million,millionen,franken,jury,team,experts,wissenschaft,forscher,geld,kapital,publie le,prix,innovation,economie,wirtschaft,technologie,digital,research,green,swiss,swiss made'
  ).split(','),
);

/** Whether a capitalised name is surely no startup: an investor, institution, place, programme, medium or large firm. */
export function isNoCompany(name: string): boolean {
  const folded = foldCompanyName(name);
  if (folded.length < 2 || /^\d+$/.test(folded) || KNOWN.has(folded) || KNOWN.has(foldText(name)) || isPlace(name)) return true;
  return INSTITUTION.test(folded) || /^(?:spin|start) (?:off|up)\b/.test(folded) || /\b(?:spin|start) (?:offs?|ups?)$/.test(folded);
}
