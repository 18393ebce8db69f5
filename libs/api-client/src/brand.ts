import { callApi } from './call-api';
import { readText } from './answer/shape';

/** What this installation calls itself. */
export interface Brand {
  readonly productTitle: string;
  readonly foundationName: string;
}

export const DEFAULT_BRAND: Brand = { productTitle: 'Vaglio', foundationName: 'Foundation' };

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
    };
  } catch {
    return DEFAULT_BRAND;
  }
}
