import { property } from '@vaglio/contract';
import { callApi } from './call-api';
import { readBasePath } from './base-path';
import { readText } from './answer/read-text';

/** Names, logo and sign-in options of this installation. */
export interface Brand {
  readonly productTitle: string;
  readonly foundationName: string;
  /** Address of the logo; null if there is no logo. */
  readonly logo: string | null;
  /** Display name of the sign-in provider; null if there is no provider. */
  readonly signInWith: string | null;
  /** Accounts that can sign in with a password. */
  readonly passwordSignIn: 'all' | 'named' | 'nobody';
  /** True if signing out also signs users out at the provider. */
  readonly signOutAtProvider: boolean;
  /** True if users can sign in with a passkey alone. */
  readonly passkeySignIn: boolean;
}

export const DEFAULT_BRAND: Brand = {
  productTitle: 'Vaglio',
  foundationName: 'Foundation',
  logo: null,
  signInWith: null,
  passwordSignIn: 'all',
  signOutAtProvider: false,
  passkeySignIn: false,
};

/**
 * Returns true if users can only sign in through the provider. The page contains this setting, so it is known before
 * the response of GET /config.
 */
export function isSsoOnly(): boolean {
  return document.querySelector('meta[name="sign-in"]')?.getAttribute('content') === 'provider';
}

const PATIENCE_MS = 5000;

/** Local storage key of the product and foundation names from the last visit. */
const KEPT_KEY = 'brand';

type Names = Pick<Brand, 'productTitle' | 'foundationName'>;

/**
 * Returns the names from the last visit, or null on the first visit. They avoid a layout shift when the current names
 * arrive.
 */
export function readKeptNames(): Names | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_KEY) ?? 'null');
    const [productTitle, foundationName] = [readText(kept, 'productTitle'), readText(kept, 'foundationName')];
    return productTitle === null || foundationName === null ? null : { productTitle, foundationName };
  } catch {
    return null;
  }
}

/** Stores the product and foundation names for the next visit. */
export function keepNames({ productTitle, foundationName }: Names): void {
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify({ productTitle, foundationName }));
  } catch {
    return; // storage is blocked, so the next visit starts with the default names
  }
}

/**
 * Returns the brand of this installation from GET /config. If the request fails, it uses the names from the last visit
 * or the defaults. Never throws.
 */
export async function readBrand(): Promise<Brand> {
  try {
    const { status, data } = await callApi('/config', {
      refresh: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (status >= 400) return unanswered();
    return {
      productTitle: readText(data, 'productTitle') ?? DEFAULT_BRAND.productTitle,
      foundationName: readText(data, 'foundationName') ?? DEFAULT_BRAND.foundationName,
      logo: logoOf(readText(data, 'logo')),
      signInWith: readText(data, 'signInWith'),
      passwordSignIn: passwordsOf(readText(data, 'passwordSignIn')),
      signOutAtProvider: property(data, 'signOutAtProvider') === true,
      passkeySignIn: property(data, 'passkeySignIn') === true,
    };
  } catch {
    return unanswered();
  }
}

function unanswered(): Brand {
  return { ...DEFAULT_BRAND, ...readKeptNames() };
}

function passwordsOf(text: string | null): Brand['passwordSignIn'] {
  return text === 'named' || text === 'nobody' ? text : 'all';
}

/**
 * Returns the address of the logo if this installation hosts it, otherwise null. The content security policy blocks
 * images from other hosts.
 */
function logoOf(path: string | null): string | null {
  return path !== null && /^\/config\/logo(?:\?v=\d+)?$/.test(path) ? readBasePath() + path : null;
}
