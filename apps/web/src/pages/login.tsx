import { LoginPage } from '@vaglio/account';
import { useBrand } from '../frame/BrandProvider';

/** The login with the ways to sign in that this installation has. */
export function LoginScreen() {
  return <LoginPage {...useBrand()} />;
}
