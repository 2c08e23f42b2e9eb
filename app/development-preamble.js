// oxlint-disable import/no-absolute-path -- a module of the development server
// Development only: React's hot reload must be in place before the first component is loaded.
import RefreshRuntime from '/@react-refresh';

RefreshRuntime.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
