import { property } from '@vaglio/contract';
import { callApi } from './call-api';
import { readBasePath } from './base-path';
import { readText } from './answer/read-text';

/** What this installation calls itself. */
export interface Brand {
  readonly productTitle: string;
  readonly foundationName: string;
  /** The address of the logo; null without one. */
  readonly logo: string | null;
  /** How people call the provider at which they can sign in; null without one. */
  readonly signInWith: string | null;
  /** Who can sign in with a password. */
  readonly passwordSignIn: 'all' | 'named' | 'nobody';
  /** Whether who signed in at the provider is signed out there too. */
  readonly signOutAtProvider: boolean;
  /** Whether somebody can sign in with a passkey alone. */
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

/** Whether sign-ins are left to the provider, as the server wrote it into the page: known before GET /config is answered. */
export function isSsoOnly(): boolean {
  return document.querySelector('meta[name="sign-in"]')?.getAttribute('content') === 'provider';
}

const PATIENCE_MS = 5000;

/** Local storage: the names that the installation had at the last visit. */
const KEPT_KEY = 'brand';

type Names = Pick<Brand, 'productTitle' | 'foundationName'>;

/** The names of the last visit, so that nothing moves when they are answered; null at the first. */
export function readKeptNames(): Names | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_KEY) ?? 'null');
    const [productTitle, foundationName] = [readText(kept, 'productTitle'), readText(kept, 'foundationName')];
    return productTitle === null || foundationName === null ? null : { productTitle, foundationName };
  } catch {
    return null;
  }
}

/** Keeps the names for the next visit. */
export function keepNames({ productTitle, foundationName }: Names): void {
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify({ productTitle, foundationName }));
  } catch {
    return; // storage refused: the next visit begins with the product's
  }
}

/** Brand texts of this installation from GET /config; those of the last visit, else the defaults, when the call is not answered. Never throws. */
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

/** Only of this installation: pictures from elsewhere are refused by the policy of the page anyway. */
function logoOf(path: string | null): string | null {
  return path !== null && /^\/config\/logo(?:\?v=\d+)?$/.test(path) ? readBasePath() + path : null;
}
