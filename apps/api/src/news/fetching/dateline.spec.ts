import { readArticle } from './readable-text';

const DATE = '<time datetime="2026-06-09">9. Juni 2026</time>';
const dateOf = (line: string) =>
  readArticle(`<html><body><article><p>${line}</p></article></body></html>`, 'https://x.example.org/a')
    .published_at;

test.each([
  `Veröffentlicht am ${DATE} von der Redaktion der Zeitung, die in Zürich und Bern erscheint.`,
  `Bern, ${DATE} – Die Firma Ulme hat in einer Runde zwei Millionen Franken eingesammelt.`,
  `Von Anna Muster, Redaktorin | ${DATE} | 3 Min. Lesezeit, mit einem Kommentar der Redaktion.`,
  `Von Anna Muster, Redaktorin für Wirtschaft und Politik, ${DATE}. Die Firma wächst weiter in Zürich.`,
  `ZÜRICH (${DATE}) – Die Firma Ulme hat in einer Runde zwei Millionen Franken eingesammelt.`,
  `Genève, le ${DATE} – La société Orme a levé deux millions de francs suisses, annonce-t-elle.`,
  `La Chaux-de-Fonds, le ${DATE}. La société Orme a levé deux millions de francs suisses, annonce-t-elle.`,
  `Lugano, il ${DATE} (ats) – La società Olmo ha raccolto due milioni di franchi, come annuncia.`,
  `${DATE} – Die Firma Ulme hat in einer Runde zwei Millionen Franken eingesammelt.`,
  `${DATE} Die Firma Ulme hat in einer Runde zwei Millionen Franken eingesammelt.`,
  `Published on ${DATE} by Anna Muster, who writes about companies in Switzerland and Europe.`,
  `Publié le ${DATE} à 08h15, mis à jour le 10 juin, par la rédaction à Lausanne et à Genève.`,
  `Pubblicato il ${DATE} alle 08:15 da Anna Muster, redattrice di economia a Lugano e Bellinzona.`,
  `Dieser Artikel wurde am ${DATE} veröffentlicht und gibt den Stand jenes Tages wieder, nicht mehr.`,
  `Dieser Beitrag erschien am ${DATE} in der Zeitung für Wirtschaft und Politik in Zürich und Bern.`,
  `Anna Muster, veröffentlicht am ${DATE}, 08:15 Uhr, in der Rubrik Wirtschaft der Zeitung in Bern.`,
  `Von Anna Muster<br>${DATE}<br>Die Firma Ulme hat in einer Runde zwei Millionen Franken eingesammelt.`,
  `Medienmitteilung vom ${DATE}: Die Firma Ulme hat in einer Runde zwei Millionen Franken eingesammelt.`,
  `Rorschach am Bodensee, den ${DATE}. Die Firma Ulme hat in einer Runde zwei Millionen eingesammelt.`,
  `Die Firma sammelt Geld. Veröffentlicht am ${DATE} von der Redaktion der Zeitung, die in Zürich erscheint.`,
])('the time of the line %s is the date of publication', (line) =>
  expect(dateOf(line)).toBe('2026-06-09T00:00:00.000Z'),
);

test.each([
  `Die Preise werden am ${DATE} in Zürich an fünf junge Firmen verliehen.`,
  `Am ${DATE} eröffnet die Firma in Bern einen zweiten Standort mit zwanzig Angestellten.`,
  `Am Montag, ${DATE}, eröffnet die Firma in Bern einen zweiten Standort mit zwanzig Angestellten.`,
  `On Monday, ${DATE}, the company opens a second office in Bern, with twenty more people.`,
  `On ${DATE}, Nubilo raised two million francs in a round, as it says in a letter to investors.`,
  `Die Studie, veröffentlicht am ${DATE}, zeigt, dass die Firmen in der Schweiz stark wachsen.`,
  `Die Studie erschien am ${DATE} in einer Zeitschrift und zeigt, dass die Firmen stark wachsen.`,
  `Publiée le ${DATE}, l'étude montre que les sociétés suisses ont levé beaucoup d'argent.`,
  `Le ${DATE}, la société Orme a levé deux millions de francs suisses, annonce-t-elle.`,
  `Laut einer Medienmitteilung vom ${DATE} hat die Firma zwei Millionen Franken eingesammelt.`,
  `Die Nubilo AG wurde am ${DATE} in Zürich gegründet und zählt heute achtzehn Angestellte.`,
  `${DATE} findet die Verleihung der Preise in Zürich statt, mit allen Firmen des Jahres.`,
  `The company was published on ${DATE} in the register of Zürich, as the office says today.`,
  `Das Programm läuft seit drei Jahren in der ganzen Schweiz und endet in Zürich, am ${DATE}.`,
])('the time in the sentence %s is no date of publication', (line) => expect(dateOf(line)).toBeNull());

test('the first line with a date of publication counts, not the sentences before it', () => {
  const event = DATE.replace('06-09', '08-01');
  const sentence = `Die Preise werden am ${event} in Zürich an fünf junge Firmen verliehen. `;
  expect(dateOf(`${sentence.repeat(3)}<br>Veröffentlicht am ${DATE}<br>${sentence}`)).toBe(
    '2026-06-09T00:00:00.000Z',
  );
});
