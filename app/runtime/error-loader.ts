/** Takes away the full-screen loader that some countries' error pages begin with: the page is there. */
export function endErrorLoader(): void {
  document.querySelector('.error-loader')?.remove();
}
