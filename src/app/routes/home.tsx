import { LinkButton } from "#design-system/button.tsx";

export default function Home() {
  return (
    <div className="page-width py-16">
      <h1 className="text-display">Your next car</h1>
      <LinkButton to="/search">Search cars</LinkButton>
    </div>
  );
}
