import Box from '@mui/material/Box';
import { Component, type ReactNode } from 'react';
import { ErrorAlert } from '@vaglio/ui';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps the frame when a page cannot be loaded or breaks: React offers this to classes only. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Box sx={{ maxWidth: 760, mx: 'auto', p: 6 }}>
        <ErrorAlert
          onRetry={() => window.location.reload()}
          detail="The connection may be down, or there is a newer version."
        >
          This page could not be shown.
        </ErrorAlert>
      </Box>
    );
  }
}
