import { ForgotPasswordPage } from '@vaglio/account';
import { useBrand } from '../frame/BrandProvider';

/** Page /forgot-password: form that requests a reset link, or a link to the sign-in provider. */
export function Component() {
  const { signInWith, passwordSignIn } = useBrand();
  return <ForgotPasswordPage signInWith={signInWith} passwordSignIn={passwordSignIn} />;
}
