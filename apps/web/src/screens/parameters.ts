export { ParametersSection } from '@vaglio/admin-params';
