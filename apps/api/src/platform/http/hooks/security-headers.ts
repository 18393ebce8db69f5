import type { FastifyInstance } from 'fastify';

/** Browser features that are disabled on every page. */
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
    // Only our own pages may use passkeys, and never inside a frame.
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
  ].join(', '),
  // Responses may contain data of signed-in people, so caches must not store them. Files of the web app override this
  // header.
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

const ONE_YEAR_OF_HTTPS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const;

/**
 * Returns the headers of responses to invalid HTTP. Hooks do not run for these responses.
 * @param publicUrl as in {@link setSecurityHeaders}
 */
export function headersOfBrokenRequests(publicUrl: string | undefined): Readonly<Record<string, string>> {
  return { ...ALWAYS, ...(isOverHttps(publicUrl) && ONE_YEAR_OF_HTTPS) };
}

const isOverHttps = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false;

/**
 * Sets the headers of security decision D10 on every response. Pages override the Content-Security-Policy.
 * @param publicUrl if it starts with https, a proxy in front of the server terminates TLS
 */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const isPublishedOverHttps = isOverHttps(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ALWAYS);
    if (isPublishedOverHttps || request.protocol === 'https') reply.headers(ONE_YEAR_OF_HTTPS);
  });
}
