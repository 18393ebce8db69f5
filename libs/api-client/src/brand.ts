import { callApi } from './call-api';
import { readBasePath } from './base-path';
import { readText } from './answer/shape';

/** What this installation calls itself. */
export interface Brand {
  readonly productTitle: string;
  readonly foundationName: string;
  /** The address of the logo; null without one. */
  readonly logo: string | null;
}

export const DEFAULT_BRAND: Brand = { productTitle: 'Vaglio', foundationName: 'Foundation', logo: null };

const PATIENCE_MS = 5000;

/** Brand texts of this installation from GET /config; the defaults when the call is not answered. Never throws. */
export async function readBrand(): Promise<Brand> {
  try {
    const { status, data } = await callApi('/config', {
      refresh: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (status >= 400) return DEFAULT_BRAND;
    return {
      productTitle: readText(data, 'productTitle') ?? DEFAULT_BRAND.productTitle,
      foundationName: readText(data, 'foundationName') ?? DEFAULT_BRAND.foundationName,
      logo: logoOf(readText(data, 'logo')),
    };
  } catch {
    return DEFAULT_BRAND;
  }
}

/** Only of this installation: pictures from elsewhere are refused by the policy of the page anyway. */
function logoOf(path: string | null): string | null {
  return path !== null && /^\/config\/logo(?:\?v=\d+)?$/.test(path) ? readBasePath() + path : null;
}
