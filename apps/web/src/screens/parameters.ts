export { ParametersSection, UnweightedAwardsCard } from '@vaglio/admin-params';
