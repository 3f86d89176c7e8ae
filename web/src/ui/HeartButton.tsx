interface Props {
  /** What pressing it does, and to what. */
  label: string;
  /** The product's id. */
  product: string;
  pressed: boolean;
  onToggle: () => void;
  className?: string;
}

/** The id of the form that hearts belong to before their code is there, and where there is none (`WishForm`). */
export const WISH_FORM = 'wish';

/** A toggle button that marks a product as liked. */
export const HeartButton = ({ label, product, pressed, onToggle, className = '' }: Props) => (
  <button
    className={`heart ${className}`}
    type="submit"
    form={WISH_FORM}
    name="product"
    value={product}
    data-pressed={pressed || undefined}
    aria-label={label}
    title={label}
    onClick={(event) => {
      event.preventDefault();
      onToggle();
    }}
  >
    <HeartIcon />
  </button>
);

/** A heart icon. */
export const HeartIcon = ({ filled = false }: { filled?: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M12 20.3 4.3 12.7a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1z" />
  </svg>
);
