import { LoginPage } from '@vaglio/account';
import { useBrand } from '../frame/BrandProvider';

/** Page /login with the sign-in methods of this installation. */
export function Component() {
  return <LoginPage {...useBrand()} />;
}
