export { tearDown as default } from './runSetup';
