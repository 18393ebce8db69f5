/**
 * Families of cue words in four languages. The words are folded; `stem*` is a prefix and `*part*` a substring. The
 * models learn the meaning of each family for each kind of fact.
 */
const FAMILIES: Readonly<Record<string, string>> = {
  found:
    'gegrund* mitgegrund* grunder* grundet* grundung* mitgrund* cofound* founde* founding cofonda* fondateu* fondatric* ' +
    'fondator* fonde fondee fondees fondata fondato cree creee crees creata creato lance lancee gestartet entstand* ' +
    'geboren ne nee nes nata nato',
  invest:
    'invest* coinvest* beteilig* geldgeb* anleger* risikokapital* wagniskapital* business angel angels actionnaire* ' +
    'aktionar* backe* shareholder* particip* partecip*',
  lead:
    'led lead leads leading angefuhrt* anfuhr* menee mene conduite conduit emmenee dirigee guidata guidato federfuhr* ' +
    'houlette around',
  round:
    '*runde* round rounds serie series tour levee levees leve lever leves seed* *finanz* *financ* funding* *kapital* ' +
    'capital* raise* raising* sammel* *gesammelt* raccol* aumento* closed close closes injec* recueil* recolt* reuni*',
  award:
    '*preis* prix prize* award* premi* troph* grant grants forder* subvention* bourse* kick dotier* dote dotee doted ' +
    'dotat* *wettbewerb* contest* concours* concorso* *challenge*',
  won:
    '*gewinn* *gewann* *gewonnen* *sieg* laur* winn* vinc* vint* gagn* remport* won win wins ausgezeichnet* *pramier* ' +
    'gekurt* geht ging gingen gehen goes went erhalt* erhielt* recoit* receiv* ricev* obti* decern* distingu* geehrt* ' +
    'zugesprochen* verlieh* selected* ausgewahlt*',
  'not won':
    'final* halbfinal* semifinal* demifinal* nomin* shortlist* candidat* kandid* bewerb* beworb* apply* appli* postul* ' +
    'alumni jury* sponsor* kampf* hoff* rennen entscheide* chance* uberst* anwarter* lice hope* hopeful* compet* anmeld* ' +
    'weiter* noch sera* wird werden will',
  each: 'je jeweils jeder jede jedes jedem each apiece chacun chacune chaque ciascun* ognun* ogni every zweimal dreimal viermal funfmal pro',
  together:
    'zusammen insgesamt gesamt* together ensemble insieme total* overall combined gemeinsam bisher somme cumule',
  average: 'durchschnitt* schnitt average moyenne media mittel median',
  market:
    '*markt* market* marche mercato *branche* industr* secteur* settore* *volumen* sector* *weltweit* global* worldwide ' +
    '*jahrlich* *wirtschaft*',
  turnover:
    '*umsatz* revenue* sales turnover* chiffre affaires fatturato* *gewinn* *verlust* perte* loss* profit* benefice* ' +
    '*auftrag* order* *bestellung* budget* *kosten* cost* coute* prix price* *preis*',
  value:
    '*bewert* valu* valor* worth wert *unicorn* *einhorn* *licorne* *borsenwert* *capitaliz* *capitalis*',
  takeover:
    '*ubern* kauf* *gekauft* *verkauf* acqui* takeover* bought* buy buys sold rachat* rachet* vendu* vendit* rileva* ' +
    'erwirb* *erworben* *erwerb* *milestone* *meilenstein*',
  loan: '*darlehen* *kredit* loan* pret prets prestit* *burgschaft* credit*',
  seek:
    'such* seek* cherch* cerca* will *wollen* want* plan* vise* veut* objecti* target* ziel* bis could *konnte* *mochte* ' +
    'hope* hofft* noch weitere*',
  fund:
    '*fonds* fund funds fondo* fondi* *topf* *stiftung* fondation* foundation* programm* *bund* *staat* *kanton* canton* ' +
    '*region*',
  seat:
    '*sitz* based basee base siege sede headquart* *ansass* etabli* installe* *beheimat* *domizil* *standort* located* aus ' +
    'from *niederlass*',
  company:
    '*firma* firm *unternehm* *start* spin* company* societe* entreprise* pousse* azienda* impresa* societa* team ' +
    'jungfirm* *entwickler* *hersteller* *anbieter*',
  school:
    'eth ethz epf epfl uni universi* hochschule* ecole politecnico polytechni* university fachhochschule institut* hsg ' +
    'ausgliederung ausgrundung ausgrundungen',
  event:
    'gala feier abend event forum messe salon konferenz conference ceremon* verleih* buhne final finale held saal night ' +
    'soiree serata evento',
  rank:
    'rang range platz platze place rank* erste ersten erster erstes zweite zweiten zweiter dritte dritten dritter first ' +
    'second third premier* deuxieme troisieme primo prima secondo seconda terzo terza fuhrt gefolgt followed ahead top ' +
    'liste list rangliste classement classifica kategorie categor* auszeichnung*',
  past: 'vor ago previous* fruher* bereits already deja gia zuvor letzt* vorjahr last dernier* scorso scorsa earlier damals',
};

export const CUE_NAMES: readonly string[] = Object.keys(FAMILIES);

interface Family {
  readonly name: string;
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
  readonly parts: readonly string[];
}

const READ: readonly Family[] = Object.entries(FAMILIES).map(([name, list]) => {
  const entries = list.split(' ');
  return {
    name,
    words: new Set(entries.filter((entry) => !entry.includes('*'))),
    stems: entries.filter((entry) => /^[^*]+\*$/u.test(entry)).map((entry) => entry.slice(0, -1)),
    parts: entries.filter((entry) => entry.startsWith('*')).map((entry) => entry.slice(1, -1)),
  };
});

/** Returns the cue families of a folded word; [] for most words. */
export const cuesOf = (folded: string): readonly string[] =>
  READ.filter(
    ({ words, stems, parts }) =>
      words.has(folded) ||
      stems.some((stem) => folded.startsWith(stem)) ||
      parts.some((part) => folded.includes(part)),
  ).map(({ name }) => name);
