import { isProvedRaised } from './raised-amount.fixture';

test.each([
  'Nubilo hätte 5 Mio. Franken erhalten.',
  'Nubilo would have received CHF 5 million.',
  'Nubilo aurait obtenu 5 millions de francs.',
  'Nubilo avrebbe ottenuto 5 milioni di franchi.',
  'Nubilo könnte 5 Mio. Franken erhalten.',
  'Nubilo raised money in two tranches of CHF 5 million each.',
  'Nubilo erhält drei Raten von je 5 Mio. Franken.',
  'Nubilo a levé deux tranches de chacune 5 millions de francs.',
  'Fonds Seegrund, der 500 Mio. Franken verwaltet, investierte in Nubilo.',
  'Nubilo received money from Seegrund, which oversees CHF 500 million.',
  'Nubilo raised money from Seegrund, with CHF 500 million under management.',
  'Nubilo a levé des fonds auprès de Seegrund, qui gère 500 millions de francs.',
  'Nubilo was backed by the CHF 500 million fund Seegrund.',
  'Nubilo has helped startups raise CHF 500 million.',
  'Nubilo half Firmen, 500 Mio. Franken einzusammeln.',
  'Nubilo a permis à des entreprises de lever 500 millions de francs.',
  'Nubilo ha aiutato aziende a raccogliere 500 milioni di franchi.',
  'Nubilo AG hat 5 Mio. Franken in eine Halle investiert.',
  'Nubilo SA a investi 5 millions de francs dans une usine.',
  'Nubilo paid CHF 5 million to its lender.',
  'Nubilo ha investito 5 milioni di franchi in una fabbrica.',
  'Nubilo AG investiert weitere 5 Mio. Franken in die Forschung.',
  'Nubilo wird mit 50 Mio. Franken bewertet.',
  'Nubilo est valorisée à 50 millions de francs.',
  'Nubilo erhält einen Kredit von 5 Mio. Franken.',
  'Nubilo obtient un prêt de 5 millions de francs.',
  'Nubilo received a bank loan of CHF 5 million.',
  'Nubilo ottiene un prestito di 5 milioni di franchi.',
  'Nubilo has repaid CHF 5 million to investors.',
  'Nubilo a remboursé 5 millions de francs.',
])('the company of %j did not raise the amount', (text) =>
  expect(isProvedRaised(text, 'Nubilo')).toBe(false),
);

test.each([
  'Nubilo, die nach Asien will, erhält 5 Mio. Franken.',
  'Nubilo hatte schon früher 5 Mio. Franken erhalten.',
  'Fonds Seegrund investierte 5 Mio. Franken in die Nubilo AG.',
  'In die Nubilo AG investierte Seegrund 5 Mio. Franken.',
  'Seegrund has invested CHF 5 million in Nubilo.',
  'Bei Nubilo hat Seegrund 5 Mio. Franken investiert.',
  'Seegrund hat 5 Mio. Franken in Nubilo investiert.',
  'A grant helped Nubilo raise CHF 5 million.',
  'Nubilo AG erhielt zusammen mit Partnern 5 Mio. Franken.',
  'Nubilo raised CHF 5 million, its investor said.',
  'Nubilo AG erhält 5 Mio. Franken als Wandeldarlehen.',
  'Nubilo AG hat 5 Mio. Franken erhalten und in eine Halle investiert.',
  'Nubilo SA a levé 5 millions de francs pour investir dans une usine.',
  'Insgesamt hat Nubilo 5 Mio. Franken erhalten.',
  'Nubilo AG, ein Startup aus Zug, hat 5 Mio. Franken erhalten.',
])('the company of %j raised the amount', (text) => expect(isProvedRaised(text, 'Nubilo')).toBe(true));

test.each([
  ['Nubilo AG invested CHF 5 million in Quarzo.', 'Nubilo', 'Quarzo'],
  ['Quarzo, a spin-off of Nubilo, raised CHF 5 million.', 'Nubilo', 'Quarzo'],
  ['Quarzo AG (eine Tochter der Nubilo AG) erhielt 5 Mio. Franken.', 'Nubilo', 'Quarzo'],
  ['Quarzo – founded by Nubilo – raised CHF 5 million.', 'Nubilo', 'Quarzo'],
  ['Quarzo AG, die von Nubilo gegründet wurde, erhielt 5 Mio. Franken.', 'Nubilo', 'Quarzo'],
  ['Quarzo SA, filiale de Nubilo, a levé 5 millions de francs.', 'Nubilo', 'Quarzo'],
  ['Quarzo, che è uno spin-off di Nubilo, ha raccolto 5 milioni di franchi.', 'Nubilo', 'Quarzo'],
  ['Gemeinsam haben die Nubilo AG und die Quarzo AG 5 Mio. Franken erhalten.', 'Nubilo', 'Quarzo'],
  ['Together, Nubilo and Quarzo have raised CHF 5 million.', 'Quarzo', 'Nubilo'],
  ['Ensemble, Nubilo et Quarzo ont levé 5 millions de francs.', 'Quarzo', 'Nubilo'],
])('the amount of %j is not proved for %s', (text, company, other) =>
  expect(isProvedRaised(text, company, other)).toBe(false),
);

test.each([
  ['Quarzo, a spin-off of Nubilo, raised CHF 5 million.', 'Quarzo', 'Nubilo'],
  ['Quarzo AG (eine Tochter der Nubilo AG) erhielt 5 Mio. Franken.', 'Quarzo', 'Nubilo'],
  ['Nubilo, dem Quarzo Geld gab, erhielt 5 Mio. Franken.', 'Nubilo', 'Quarzo'],
  ['Nubilo AG und Quarzo AG erhielten je 5 Mio. Franken.', 'Quarzo', 'Nubilo'],
])('the amount of %j is proved for %s', (text, company, other) =>
  expect(isProvedRaised(text, company, other)).toBe(true),
);
