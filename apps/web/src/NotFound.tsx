import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';

/** Page for unknown paths. Source: spec §2, not-found page. */
export function NotFound() {
  const navigate = useNavigate();
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 4, pt: { xs: 10, md: '168px' }, textAlign: 'center' }}>
      <Typography component="h1" variant="h1">
        Page not found
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 2, mb: 6 }}>
        The page you are looking for does not exist.
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" component={Link} to={PATHS.landing}>
          Go to Home
        </Button>
        <Button onClick={() => void navigate(-1)}>Back</Button>
      </Box>
    </Box>
  );
}
