import type { FastifyInstance } from 'fastify';

/** What every page may not do with this machine. */
const SWITCHED_OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    ...SWITCHED_OFF.map((feature) => `${feature}=()`),
    // Passkeys: our own pages make and use them, and no page in a frame.
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
  ].join(', '),
  // Data of a signed-in person stays out of every cache; files of the web app set their own header.
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

const ONE_YEAR_OF_HTTPS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const;

/**
 * The same for an answer that no hook runs for, since its request could not be read.
 * @param publicUrl as in {@link setSecurityHeaders}
 */
export function headersOfBrokenRequests(publicUrl: string | undefined): Readonly<Record<string, string>> {
  return { ...ALWAYS, ...(isOverHttps(publicUrl) && ONE_YEAR_OF_HTTPS) };
}

const isOverHttps = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false;

/**
 * The headers of security decision D10 on every answer; a page sets its own Content-Security-Policy over it.
 * @param publicUrl https there means that a proxy in front speaks it
 */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const isPublishedOverHttps = isOverHttps(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ALWAYS);
    if (isPublishedOverHttps || request.protocol === 'https') reply.headers(ONE_YEAR_OF_HTTPS);
  });
}
