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
  'publickey-credentials-get',
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
  'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
  // Data of a signed-in person stays out of every cache; files of the web app set their own header.
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

const ONE_YEAR_OF_HTTPS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const;

/**
 * The headers of security decision D10 on every answer; a page sets its own Content-Security-Policy over it.
 * @param publicUrl https there means that a proxy in front speaks it
 */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const isPublishedOverHttps = publicUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ALWAYS);
    if (isPublishedOverHttps || request.protocol === 'https') reply.headers(ONE_YEAR_OF_HTTPS);
  });
}
