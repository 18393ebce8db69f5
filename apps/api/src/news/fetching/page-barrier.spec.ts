import { articlePage, longText } from '../../testing/news-server';
import { readArticle } from './readable-text';

const ADDRESS = 'https://news.example.org/alpha';
const page = (title: string, paragraphs: readonly string[], head = '') =>
  articlePage(title, paragraphs, head).body;
const TEASER =
  'Die Zürcher Firma Alpha hat in einer Finanzierungsrunde zwölf Millionen Franken erhalten. Damit will sie nach Deutschland und Frankreich gehen, neue Ingenieurinnen einstellen und das erste Werk im Jura bauen, wie sie am Dienstag mitteilte.';
const CONSENT = {
  de: [
    'Wir und unsere 842 Partner speichern Informationen auf einem Gerät, zum Beispiel in Cookies, und verarbeiten personenbezogene Daten.',
    'Mit Alle akzeptieren willigen Sie ein, dass wir und unsere Partner Ihre Daten für personalisierte Werbung verarbeiten. Einige Partner berufen sich auf ihr berechtigtes Interesse.',
    'Sie können Ihre Einwilligung jederzeit in den Cookie-Einstellungen widerrufen. Criteo AG und Taboola AG sind solche Partner.',
  ],
  fr: [
    'Avec votre accord, nos 120 partenaires et nous utilisons des cookies pour stocker des données personnelles sur un appareil.',
    'Cliquez sur Tout accepter pour donner votre consentement, ou sur Tout refuser. Certains partenaires invoquent leur intérêt légitime pour des publicités personnalisées.',
  ],
  en: [
    'We and our 731 partners store and access information on a device, such as cookies, and process personal data for personalised advertising.',
    'Click Accept all to give your consent, or Reject all. Some partners rely on their legitimate interest and do not ask for consent.',
  ],
  it: [
    'Noi e i nostri 300 partner archiviamo informazioni su un dispositivo, come i cookie, e trattiamo dati personali per pubblicità personalizzata.',
    'Premi Accetta tutti per dare il consenso. Alcuni partner si basano sul legittimo interesse per la profilazione.',
  ],
};

test.each(Object.entries(CONSENT))('a consent wall in %s is not an article', (_lang, paragraphs) => {
  const found = readArticle(page('Alpha erhält zwölf Millionen', paragraphs), ADDRESS);
  expect(found.text.length).toBeGreaterThan(200);
  expect(found.barrier).toBe('consent_page');
});

test.each([
  [
    'that declares itself as not free',
    page('Alpha', [TEASER], '<script type="application/ld+json">{"isAccessibleForFree": false}</script>'),
  ],
  ['that is locked', page('Alpha', [TEASER], '<meta property="article:content_tier" content="locked">')],
  ['that ends for subscribers', page('Alpha', [TEASER, 'Dieser Artikel ist nur für Abonnenten.'])],
  ['that ends for abonnés', page('Alpha', [TEASER, 'Cet article est réservé aux abonnés.'])],
  [
    'with a wall',
    page('Alpha', [TEASER]).replace('<footer>', '<div class="c-Paywall__box">Abo</div><footer>'),
  ],
])('an article teaser %s is recognized as a paywall', (_name, html) => {
  expect(readArticle(html, ADDRESS).barrier).toBe('paywall');
});

test.each(['Seite nicht gefunden', 'Page not found | News', 'Erreur 404', '404 - Pagina non trovata'])(
  'a page with the title %s counts as not found, whatever its status',
  (title) => {
    expect(readArticle(page(title, [TEASER]), ADDRESS).barrier).toBe('not_found');
  },
);

test.each([
  ['a short article', page('Alpha', [TEASER])],
  [
    'a whole article of a paid site',
    page(
      'Alpha',
      longText('Alpha'),
      '<script type="application/ld+json">{"isAccessibleForFree": false}</script>',
    ),
  ],
  [
    'an article about cookies',
    page('Alpha bakes cookies', [
      ...longText('Alpha'),
      'Its cookies need no consent, and our partners like them.',
    ]),
  ],
  ['an article with a notice of cookies below', page('Alpha', [...longText('Alpha'), ...CONSENT.en])],
  ['an article on error 404, a startup', page('The founders of Error-404 Labs', longText('Labs'))],
])('%s is not taken for a paywall or consent wall', (_name, html) => {
  expect(readArticle(html, ADDRESS).barrier).toBeNull();
});
