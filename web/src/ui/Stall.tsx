const colour = (name: string) => `var(--haat-colors-${name})`;

/** A market stall under its awning, with goods on the four painted grounds and price tags. It is only decoration. */
export const Stall = ({ width = 240 }: { width?: number }) => (
  <svg className="stall" viewBox="0 0 360 230" width={width} aria-hidden>
    <path d="M42 76v146M318 76v146" stroke={colour('border-control')} strokeWidth="6" />
    <path d="M45 90h270v58H45z" fill={colour('bg-muted')} />
    {STRIPES.map((place) => (
      <path
        key={place}
        d={`M${60 + place * 30} 24h30L${60 + place * 40} 70v4a20 20 0 0 1-40 0v-4z`}
        fill={colour(place % 2 === 0 ? 'brand-solid' : 'brand-muted')}
      />
    ))}
    <g stroke={colour('fg')} strokeWidth="2" strokeLinejoin="round">
      {/* Bolts of cloth, a jar, melons, a box with its lid */}
      <path d="M62 133h66v15H62zM66 119h58v14H66zM72 106h46v13H72z" fill={colour('ground-blush')} />
      <path d="M150 110h22v6c8 3 10 8 10 14v18h-42v-18c0-6 2-11 10-14z" fill={colour('ground-pond')} />
      <path d="M148 103h26v7h-26z" fill={colour('bg-surface')} />
      <path
        d="M196 134a14 14 0 1 1 28 0 14 14 0 0 1-28 0M226 134a14 14 0 1 1 28 0 14 14 0 0 1-28 0"
        fill={colour('ground-leaf')}
      />
      <path d="M268 116h34v32h-34zM264 107h42v9h-42z" fill={colour('ground-mustard')} />
      <path d="M285 107v41" />
    </g>
    <path d="M28 148h304v12H28z" fill={colour('brand-solid')} />
    <path d="M40 160h280v62H40z" fill={colour('ground-blush')} />
    {TAGS.map((left) => (
      <g key={left}>
        <path d={`M${left} 178h52l-8 13 8 13h-52z`} fill={colour('ribbon-bg')} />
        <path d={`M${left + 10} 187h22M${left + 10} 195h14`} stroke={colour('ribbon-fg')} strokeWidth="3" />
      </g>
    ))}
    <path d="M20 222h320" stroke={colour('border-control')} strokeWidth="4" strokeLinecap="round" />
  </svg>
);

/** The awning's stripes, each with its scallop. */
const STRIPES = [0, 1, 2, 3, 4, 5, 6, 7];
/** Where the counter's price tags begin. */
const TAGS = [64, 154, 244];
