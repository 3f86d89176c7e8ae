import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface PostBodyProps extends Pick<HTMLChakraProps<'div'>, 'maxW' | 'mt' | 'pb'> {
  html: string;
  lang: string;
}

/**
 * The text of a post, or of a page whose words the owner writes: its elements come from its author. `html` is a field
 * of the server that says it is safe.
 */
export const PostBody = ({ html, ...props }: PostBodyProps) => (
  // oxlint-disable-next-line react/no-danger -- the server makes it of Markdown without HTML (decision 40)
  <Body {...props} dangerouslySetInnerHTML={{ __html: html }} />
);

const Body = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    mt: '5',
    '& > * + *': { mt: '5' },
    '& :is(h2, h3, h4, h5, h6)': { fontWeight: 'semibold', lineHeight: '1.3', mt: '8' },
    '& h2': { textStyle: 'xl' },
    '& h3': { textStyle: 'lg' },
    '& :is(ul, ol)': { ps: '6' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li + li': { mt: '1.5' },
    '& a': { color: 'brand.fg', textDecoration: 'underline' },
    '& blockquote': { borderStartWidth: '3px', borderColor: 'border', ps: '4', color: 'fg.muted' },
    '& img': { maxW: 'full', h: 'auto', borderRadius: 'card' },
    '& pre': { overflowX: 'auto', bg: 'bg.subtle', borderRadius: 'control', p: '4', textStyle: 'sm' },
    '& table': { display: 'block', overflowX: 'auto' },
    '& :is(th, td)': { borderWidth: '1px', borderColor: 'border', px: '3', py: '1.5', textAlign: 'start' },
    '& hr': { borderColor: 'border' },
  },
});
