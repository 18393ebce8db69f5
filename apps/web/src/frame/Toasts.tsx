export { ToastRegion as Toasts } from '@vaglio/ui';
