import { Link } from 'react-router';
import { SignIn } from '#app/desk/sign-in.tsx';

/** /parteneri/intrare/: asks for the password, then the second factor if there is one. */
export function Component() {
  return (
    <SignIn
      title="Intrați în contul de partener"
      renderMore={() => (
        <p>
          <Link to="/parola/">Am uitat parola</Link>
        </p>
      )}
    />
  );
}
