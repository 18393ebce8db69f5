import { LoginPage } from '@vaglio/account';
import { useBrand } from '../frame/BrandProvider';

/** /login, with the ways to sign in that this installation has. */
export function Component() {
  return <LoginPage {...useBrand()} />;
}
