/** What the login shows besides email and password, which is loaded at once by whoever needs a part of it. */
export { OtherWays } from './OtherWays';
export { SecondStep } from './second-factor/SecondStep';
