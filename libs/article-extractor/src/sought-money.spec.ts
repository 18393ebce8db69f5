import { isProvedRaised } from './raised-amount.fixture';

test.each([
  'Nubilo AG strebt für den Herbst eine Runde über 5 Mio. Franken an.',
  'Nubilo AG hofft, bis Juni 5 Mio. Franken einzusammeln.',
  'Nubilo AG will 5 Mio. Franken aufnehmen.',
  'Nubilo is expected to raise CHF 5 million.',
  'Nubilo eyes CHF 5 million round.',
  'Nubilo launches CHF 5 million round.',
  'Nubilo is about to close a round of CHF 5 million.',
  'Nubilo espère boucler un tour de table de 5 millions de francs.',
  'Nubilo négocie une levée de 5 millions de francs.',
  'Nubilo spera di raccogliere 5 milioni di franchi.',
  'Nubilo sta per chiudere un round da 5 milioni di franchi.',
  'Nubilo a ouvert un tour de table de 5 millions de francs.',
  'Nubilo raised CHF 2 million of the planned CHF 5 million.',
  'Nubilo a réuni 2 des 5 millions de francs prévus.',
  'Nubilo ha raccolto 2 dei 5 milioni di franchi previsti.',
  'Nubilo fehlen die benötigten 5 Mio. Franken.',
])('the amount of %j is still sought', (text) => expect(isProvedRaised(text, 'Nubilo')).toBe(false));

test.each([
  'Nubilo AG sammelt 5 Mio. Franken ein und strebt eine Expansion an.',
  'Nubilo AG hat die angestrebten 5 Mio. Franken eingesammelt.',
  'Nubilo raised the targeted CHF 5 million.',
  'Nubilo AG will wachsen und hat 5 Mio. Franken aufgenommen.',
  'Nubilo launches in Germany after raising CHF 5 million.',
  'Nubilo opens an office in Bern and closes a round of CHF 5 million.',
  'Nubilo hopes to grow and has raised CHF 5 million.',
  'Nubilo espère grandir et lève 5 millions de francs.',
  'Nubilo konnte 5 Mio. Franken einsammeln.',
  'Nubilo closes CHF 5 million round to repay loans.',
  'Nubilo AG: Die Runde über 5 Mio. Franken ist abgeschlossen.',
  'Nubilo plans to expand, closes CHF 5 million round.',
])('the amount of %j is raised', (text) => expect(isProvedRaised(text, 'Nubilo')).toBe(true));
