/** Every address that has no page. */
export function Page() {
  return (
    <>
      <h1>Oops! Page not found</h1>
      <p>
        <a href="/">Return to Home</a>
      </p>
    </>
  );
}
