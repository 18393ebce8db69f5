import { judgeStartups } from './judge-startups';
import { readAnswer } from './read-answer';

function isProvedCanton(text: string, canton: string): boolean {
  const read = readAnswer({
    startups: [
      { company_name: { value: 'Nubilo', quotes: ['Nubilo'] }, canton: { value: canton, quotes: [text] } },
    ],
  });
  const [judged] = judgeStartups(text, 'startups' in read ? read.startups : [], []);
  if (!judged) throw new Error('nothing was judged');
  return judged.startup.canton !== null;
}

test.each([
  ['ZÜRICH – Die Nubilo AG hat einen neuen Chef.', 'ZH'],
  ['Zürich (awp) – Die Nubilo AG hat einen neuen Chef.', 'ZH'],
  ['Bern (sda) - Die Nubilo AG hat einen neuen Chef.', 'BE'],
  ['Lausanne (ats) Nubilo a un nouveau directeur.', 'VD'],
  ['GENF — Nubilo hat einen neuen Chef.', 'GE'],
  ['Zürich, 4. Mai (awp) – Nubilo hat einen neuen Chef.', 'ZH'],
  ['Genève (awp/ats) - Nubilo a un nouveau directeur.', 'GE'],
  ['Nubilo est soutenue par le canton de Neuchâtel.', 'NE'],
  ['Nubilo wird vom Kanton Aargau gefördert.', 'AG'],
  ['Nubilo is funded by the city of Geneva.', 'GE'],
  ['Nubilo wird unterstützt von der Stadt Zürich.', 'ZH'],
  ['Nubilo è sostenuta dal Cantone di Zugo.', 'ZG'],
  ['Nubilo is backed by the canton of Vaud.', 'VD'],
  ['Nubilo è stata acquisita per 15 milioni di franchi dal gruppo zurighese Kronberg.', 'ZH'],
  ['Nubilo was acquired in 2020 by Geneva-based Kronberg.', 'GE'],
  ['Nubilo was sold for CHF 5 million to Basel-based Kronberg.', 'BS'],
  ['Nubilo a été rachetée pour 12 millions de francs par le groupe genevois Kronberg.', 'GE'],
  ['Nubilo è stata venduta nel 2021 al gruppo zurighese Kronberg.', 'ZH'],
])('%j does not prove the canton %s', (text, canton) => expect(isProvedCanton(text, canton)).toBe(false));

test.each([
  ['Zürich – Das Startup Nubilo aus Zürich wächst.', 'ZH'],
  ['Das Zürcher Startup Nubilo wird vom Kanton Zürich unterstützt.', 'ZH'],
  ['ZÜRICH – Das Zürcher Startup Nubilo wächst.', 'ZH'],
  ['Nubilo, basée à Genève, est soutenue par le canton.', 'GE'],
  ['Nubilo from Zug was acquired by Kronberg.', 'ZG'],
  ['Nubilo was founded in Zug and is supported by Innosuisse.', 'ZG'],
  ['Nubilo was acquired by Kronberg and stays in Zug.', 'ZG'],
])('%j proves the canton %s', (text, canton) => expect(isProvedCanton(text, canton)).toBe(true));
