/** Sign-in methods beyond email and password, bundled in one lazy chunk. */
export { OtherSignInMethods } from './OtherSignInMethods';
export { SecondStep } from './second-factor/SecondStep';
